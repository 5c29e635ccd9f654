import { callSchemas } from '../../../contract/schemas';
import type { CallSchema } from '../../../contract/schemas/common/call-schema';
import { deskSchemas } from '../../../contract/schemas/desk';
import {
  deskEndpoints,
  type DeskCallName,
  type DeskEndpoint,
} from '../../../contract/shared/desk/endpoints';
import { endpoints, type CallName, type Endpoint } from '../../../contract/shared/endpoints';
import { tagOf } from './api-tags';

/** A call of the API as its documentation describes it. */
export interface DocumentedCall extends Omit<Endpoint, 'access' | 'cache'> {
  name: CallName | DeskCallName;
  schema: CallSchema;
  tag: string;
  /** Token that the call requires or accepts; public where it is left out. */
  access?: Endpoint['access'] | 'staff';
  /** Roles of the staff that may call it. */
  roles?: DeskEndpoint['roles'];
}

/** Every call of visitors, members and staff. */
export const documentedCalls: readonly DocumentedCall[] = [
  ...(Object.keys(endpoints) as CallName[]).map((name) => {
    const endpoint: Endpoint = endpoints[name];
    return { ...endpoint, name, schema: callSchemas[name], tag: tagOf(endpoint.path) };
  }),
  ...(Object.keys(deskEndpoints) as DeskCallName[]).map((name) => {
    const endpoint: DeskEndpoint = deskEndpoints[name];
    const access = endpoint.roles === 'public' ? {} : { access: 'staff' as const };
    return { ...endpoint, ...access, name, schema: deskSchemas[name], tag: tagOf(endpoint.path) };
  }),
];
