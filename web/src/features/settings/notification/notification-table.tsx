import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { Table } from '@/ui/table';
import type { Choice, NoticeEvent, User } from '../queries';
import { CHANNEL_LABELS, CHANNELS, type Channel, EVENT_LABELS, isReachable } from './matrix';

interface NotificationTableProps {
  events: readonly Choice[];
  user: Pick<User, 'telegram' | 'email'>;
  onChange: (event: NoticeEvent, channel: Channel, on: boolean) => void;
}

/** A real table; on phones each event becomes a card with its three channels. */
export function NotificationTable({ events, user, onChange }: NotificationTableProps) {
  const eventColumn = {
    id: 'event',
    head: m.settings_notify_event(),
    cell: ({ event }: Choice) => EVENT_LABELS[event](),
  };
  const channelColumns = CHANNELS.map((channel) => ({
    id: channel,
    head: CHANNEL_LABELS[channel](),
    cell: (row: Choice) => (
      <label className="settings-cell">
        <input
          type="checkbox"
          className="check"
          aria-label={m.settings_notify_cell({
            event: EVENT_LABELS[row.event](),
            channel: CHANNEL_LABELS[channel](),
          })}
          disabled={!isReachable(channel, user)}
          checked={row[channel] && isReachable(channel, user)}
          onChange={({ currentTarget }) => onChange(row.event, channel, currentTarget.checked)}
        />
      </label>
    ),
  }));
  return (
    <Card className="settings-matrix">
      <Table
        caption={m.settings_notify_caption()}
        captionHidden
        columns={[eventColumn, ...channelColumns]}
        rows={events}
        rowKey={({ event }) => event}
      />
    </Card>
  );
}
