import useSWR from 'swr';
import type { Member } from '../../../contract/entities/member';
import { useHasToken } from './use-has-token';

/** Who is logged in, as `useMemberInfo` found out; `undefined` while that is not known. */
export function useMember() {
  const hasToken = useHasToken();
  const { data, mutate } = useSWR<Member | undefined>('member', null);
  return { member: hasToken ? data : undefined, keep: mutate };
}
