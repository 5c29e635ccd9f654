import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireProgram } from '../debian-packages.mjs';
import { freePort } from '../free-port.mjs';
import { root } from '../paths.mjs';
import { stopProcess, waitUntil } from './processes.mjs';

/**
 * @typedef {object} Nginx
 * @property {string} origin address with TLS
 * @property {number} port
 * @property {number} plainPort port without TLS
 * @property {() => void} reload reads the configuration again, as `systemctl reload nginx`
 * @property {() => Promise<void>} stop
 */

/**
 * Starts nginx with the configuration of `deploy/nginx`, of which only ports and paths are replaced, and a
 * self-made certificate.
 * @param {string} folder empty folder for its files
 * @param {readonly number[]} servicePorts ports of the two processes
 * @param {number} [fixedPort] port with TLS; default: a free one
 * @returns {Promise<Nginx>}
 */
export async function startNginx(folder, servicePorts, fixedPort) {
  const program = requireProgram(['/usr/sbin/nginx', '/usr/bin/nginx'], 'nginx-light');
  const port = fixedPort ?? (await freePort());
  const plainPort = await freePort();
  mkdirSync(join(folder, 'cache'), { recursive: true });
  makeCertificate(folder);
  const config = writeConfig(folder, { port, plainPort, servicePorts });
  const command = ['-c', config, '-g', 'daemon off;'];
  const tested = spawnSync(program, ['-t', '-c', config], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(`nginx rejects the configuration: ${tested.stderr}`);
  const child = spawn(program, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `https://127.0.0.1:${port}`;
  await waitUntil(
    'nginx',
    async () =>
      (await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' })).status === 301,
  );
  return {
    origin,
    port,
    plainPort,
    reload: () => void child.kill('SIGHUP'),
    stop: () => stopProcess(child, 'SIGQUIT'),
  };
}

/** @param {string} folder */
function makeCertificate(folder) {
  const subject = ['-subj', '/CN=museum.example', '-addext', 'subjectAltName=DNS:museum.example'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const made = spawnSync('openssl', [...kind, '-nodes', '-days', '2', ...files, ...subject]);
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`);
}

/**
 * @param {string} folder
 * @param {{ port: number, plainPort: number, servicePorts: readonly number[] }} ports
 */
function writeConfig(folder, { port, plainPort, servicePorts: [first, second] }) {
  const main = replaceAll(readFileSync(`${root}deploy/nginx/nginx.conf`, 'utf8'), [
    // This process may not be allowed to raise its limit of files.
    ['worker_rlimit_nofile 32768;', ''],
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx/yunze.log', join(folder, 'access.log')],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
    ['/etc/nginx/yunze.conf', join(folder, 'yunze.conf')],
  ]);
  const site = replaceAll(readFileSync(`${root}deploy/nginx/yunze.conf`, 'utf8'), [
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    ['127.0.0.1:3002', `127.0.0.1:${second}`],
    ['/etc/yunze/tls', folder],
    ['/var/cache/nginx/yunze', join(folder, 'cache')],
  ]);
  writeFileSync(join(folder, 'yunze.conf'), site);
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, main);
  return path;
}

/**
 * Replaces texts of which each must occur: the test would otherwise try another configuration.
 * @param {string} text
 * @param {[string, string][]} replacements
 */
function replaceAll(text, replacements) {
  return replacements.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx has no "${from}"`);
    return result.replaceAll(from, to);
  }, text);
}
