import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { KanbanBoard, KanbanCard, KanbanColumn } from './kanban';

afterEach(cleanup);

it('moves by Alt and arrows from anywhere in the card, and only then', async () => {
  const onMove = vi.fn();
  render(
    <KanbanBoard label="Nomzodlar" spoken="Malika Yusupova: Suhbat ustuniga oʻtdi">
      <KanbanColumn title="Yangi" count={1} tone="new">
        <KanbanCard moves={[]} moveLabel="Koʻchirish" onMove={onMove}>
          <a href="/malika">Malika Yusupova</a>
        </KanbanCard>
      </KanbanColumn>
      <KanbanColumn title="Test" count={0} tone="waiting" emptyText="Hali hech kim yoʻq" />
    </KanbanBoard>,
  );
  screen.getByRole('link', { name: 'Malika Yusupova' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowLeft}{ArrowUp}{/Alt}');
  expect(onMove.mock.calls).toEqual([['next'], ['previous']]);
  expect(screen.getByRole('status').textContent).toBe('Malika Yusupova: Suhbat ustuniga oʻtdi');
  expect(screen.getByRole('heading', { level: 2, name: 'Yangi 1' })).toBeTruthy();
  expect(screen.getByText('Hali hech kim yoʻq')).toBeTruthy();
  // No allowed move, no handle: nothing dead on the screen.
  expect(screen.queryByRole('button', { name: 'Koʻchirish' })).toBeNull();
});
