/** The table of events × channels, as plain data. */
import { m } from '@/paraglide/messages';
import type { Choices, NoticeEvent, User } from '../queries';

export const CHANNELS = ['site', 'telegram', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

export const EVENT_LABELS = {
  status: m.settings_notify_status,
  invitation: m.settings_notify_invitation,
  interview: m.settings_notify_interview,
  message: m.settings_notify_message,
  moderation: m.settings_notify_moderation,
  saved_search: m.settings_notify_saved_search,
} satisfies Record<NoticeEvent, () => string>;

export const CHANNEL_LABELS = {
  site: m.settings_channel_site,
  telegram: m.settings_channel_telegram,
  email: m.settings_channel_email,
} satisfies Record<Channel, () => string>;

/**
 * A channel that cannot reach the person is disabled; its earlier choices are kept. Nothing is sent to an address that
 * nobody has confirmed.
 */
export function isReachable(
  channel: Channel,
  user: Pick<User, 'telegram' | 'email_verified_at'>,
): boolean {
  if (channel === 'telegram') return Boolean(user.telegram);
  if (channel === 'email') return Boolean(user.email_verified_at);
  return true;
}

export function withChoice(
  settings: Choices,
  event: NoticeEvent,
  channel: Channel,
  on: boolean,
): Choices {
  return {
    ...settings,
    events: settings.events.map((row) => (row.event === event ? { ...row, [channel]: on } : row)),
  };
}

export function isSame(a: Choices, b: Choices): boolean {
  const sameQuiet =
    a.quiet.on === b.quiet.on && a.quiet.from === b.quiet.from && a.quiet.to === b.quiet.to;
  return (
    sameQuiet &&
    a.events.every((row) => {
      const other = b.events.find(({ event }) => event === row.event);
      return CHANNELS.every((channel) => row[channel] === other?.[channel]);
    })
  );
}

/** Equal start and end are ambiguous: they could mean no time at all or a whole day. */
export function quietProblem({ quiet }: Choices): string | undefined {
  if (!quiet.on) return undefined;
  if (!quiet.from || !quiet.to) return m.error_required_field();
  return quiet.from === quiet.to ? m.settings_quiet_equal() : undefined;
}
