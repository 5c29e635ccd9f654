import type { Plugin } from 'vite';

/** Modules of the staff application, and the parts of the contract that only it and the service use. */
const deskModule = /[\\/]site[\\/](desk|contract[\\/](shared|schemas)[\\/]desk)[\\/]/;

/**
 * Fails the build where a chunk of the visitors' app has a module of the desk. The dependency rule `no-desk-for-visitors`
 * sees direct imports; a chunk has also what comes by way of another module.
 */
export function noDeskPlugin(): Plugin {
  return {
    name: 'no-desk',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? output.moduleIds
              .filter((id) => deskModule.test(id))
              .map((id) => `${output.fileName}: ${id}`)
          : [],
      );
      if (found.length > 0) {
        this.error(`The visitors' app has modules of the desk:\n${found.join('\n')}`);
      }
    },
  };
}
