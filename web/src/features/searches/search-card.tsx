import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { Menu } from '@/ui/menu';
import { Switch } from '@/ui/switch';
import type { SavedSearch } from './queries';

interface SearchCardProps {
  search: SavedSearch;
  onOpen: () => void;
  onRename: () => void;
  onDigest: (wanted: boolean) => void;
  onRemove: () => void;
}

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** One saved search: its name opens the list, the number shows how many results are new. */
export function SearchCard({ search, onOpen, onRename, onDigest, onRemove }: SearchCardProps) {
  const { name, query, new_count: fresh } = search;
  return (
    <Card as="li" className="search-card">
      <div className="search-head">
        <h2 className="search-name">
          <a
            href={pathTo(query ? `/jobs?${query}` : '/jobs')}
            className="searches-link"
            onClick={onOpen}
          >
            {name}
          </a>
        </h2>
        {fresh > 0 && <span className="search-new">{m.searches_new({ count: fresh })}</span>}
        <Menu
          label={m.searches_actions({ name })}
          trigger={<EllipsisVertical size={22} strokeWidth={1.8} aria-hidden="true" />}
          items={[
            {
              id: 'rename',
              label: m.searches_rename(),
              icon: <Pencil {...ICON} />,
              onSelect: onRename,
            },
            {
              id: 'remove',
              label: m.searches_remove(),
              icon: <Trash2 {...ICON} />,
              danger: true,
              onSelect: onRemove,
            },
          ]}
        />
      </div>
      <Switch
        label={m.searches_digest()}
        aria-label={m.searches_digest_named({ name })}
        checked={search.digest}
        onChange={(event) => onDigest(event.currentTarget.checked)}
      />
    </Card>
  );
}
