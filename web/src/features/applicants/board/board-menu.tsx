import { useNavigate } from '@tanstack/react-router';
import { Settings2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Waiting } from '@/forms/waiting';
import { m } from '@/paraglide/messages';
import { Menu } from '@/ui/menu';
import { onDemand } from '@/ui/on-demand';

const ColumnsDialog = onDemand(
  async () => (await import('../columns/columns-dialog')).ColumnsDialog,
);

/** What is set up for every board of the company. */
export function BoardMenu() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label={m.board_settings()}
        triggerClass="board-square"
        trigger={<Settings2 size={20} strokeWidth={1.9} aria-hidden="true" />}
        items={[
          { id: 'columns', label: m.columns_open(), onSelect: () => setOpen(true) },
          {
            id: 'templates',
            label: m.templates_manage(),
            onSelect: () => void navigate({ to: '/profile/company/templates' }),
          },
        ]}
      />
      {isOpen && (
        <Suspense fallback={<Waiting />}>
          <ColumnsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
