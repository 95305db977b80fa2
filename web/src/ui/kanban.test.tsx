import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { KanbanBoard, KanbanCard, KanbanColumn, KanbanList, KanbanRail } from './kanban';

afterEach(cleanup);

it('names its columns, says what the candidate sees of them, and announces moves', async () => {
  const onUnfold = vi.fn();
  render(
    <KanbanBoard
      label="Nomzodlar"
      spoken="Malika Yusupova: Suhbat ustuniga oʻtdi"
      folded={[false, false, true]}
      brackets={[{ id: 'waiting', text: 'nomzod koʻradi: Kutilmoqda', start: 0, span: 2 }]}
    >
      <KanbanColumn id="new" title="Yangi" count={120} tone="new" describedBy="waiting">
        <KanbanList height={400}>
          <KanbanCard id="malika" place={{ top: 150, height: 140, row: 1, rows: 120 }}>
            Malika Yusupova
          </KanbanCard>
        </KanbanList>
      </KanbanColumn>
      <KanbanColumn
        id="test"
        title="Test"
        count={0}
        tone="waiting"
        emptyText="Hali hech kim yoʻq"
      />
      <KanbanRail
        id="rejected"
        title="Rad etildi"
        count={4}
        tone="refused"
        label="Rad etildi, 4: ochish"
        onUnfold={onUnfold}
      />
    </KanbanBoard>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Yangi 120' })).toBeTruthy();
  const column = screen.getByRole('region', { name: 'Yangi 120' });
  expect(document.getElementById(column.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'nomzod koʻradi: Kutilmoqda',
  );
  expect(screen.getByText('Hali hech kim yoʻq')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Malika Yusupova: Suhbat ustuniga oʻtdi');
  // Only the cards in sight are in the document; their numbers tell how many there are.
  const card = screen.getByRole('listitem');
  expect(card.getAttribute('aria-posinset')).toBe('2');
  expect(card.getAttribute('aria-setsize')).toBe('120');
  await userEvent.click(screen.getByRole('button', { name: 'Rad etildi, 4: ochish' }));
  expect(onUnfold).toHaveBeenCalledOnce();
});
