import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Social, socialQuery } from './queries';

const KEY = 'social_agreed';

const PROVIDERS = { google: 'Google', telegram: 'Telegram' } satisfies Record<
  Social['provider'],
  string
>;

/** The identity to which the person said yes. Kept in this tab: registration has several pages. */
const agreedQuery = () =>
  queryOptions({
    queryKey: ['social', 'agreed'],
    queryFn: () => sessionStorage.getItem(KEY),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The pending identity, and whether the person has agreed to link this very one to the account. */
export function useSocialAgreement() {
  const queryClient = useQueryClient();
  const { data: social } = useQuery(socialQuery());
  const { data: agreed } = useQuery(agreedQuery());
  const name = social ? `${PROVIDERS[social.provider]}: ${social.email ?? social.name}` : undefined;
  const agree = (yes: boolean) => {
    if (yes && name !== undefined) sessionStorage.setItem(KEY, name);
    else sessionStorage.removeItem(KEY);
    queryClient.setQueryData(agreedQuery().queryKey, sessionStorage.getItem(KEY));
  };
  return { name, isAgreed: name !== undefined && agreed === name, agree };
}
