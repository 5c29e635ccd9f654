import { test } from '../fixtures';
import { startMovableService, type MovableService } from './start-service';

type ServiceContent = Parameters<typeof startMovableService>[0];

/**
 * Tests with a service of their own, whose clock can be moved and whose content other tests do not see. Its start counts
 * as part of a test: the file needs a longer timeout.
 */
export function testWithOwnService(content: () => ServiceContent = () => ({})) {
  return test.extend<{ service: MovableService }>({
    service: async ({}, use) => {
      const service = await startMovableService(content());
      await use(service);
      await service.stop();
    },
    baseURL: async ({ service }, use) => {
      await use(service.origin);
    },
  });
}
