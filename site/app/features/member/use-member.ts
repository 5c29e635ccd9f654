import useSWR from 'swr';
import type { Member } from '../../../contract/schemas/member';
import { useHasToken } from './use-has-token';

/** The logged-in member, as cached by `useMemberInfo`; `undefined` while unknown. */
export function useMember() {
  const hasToken = useHasToken();
  const { data, mutate } = useSWR<Member | undefined>('member', null);
  return { member: hasToken ? data : undefined, setMember: mutate };
}
