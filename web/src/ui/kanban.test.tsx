import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { KanbanBoard, KanbanCard, KanbanColumn } from './kanban';
import { Stateful } from './testing';

afterEach(cleanup);

it('moves by Alt and arrows from anywhere in the card, and only then', async () => {
  const onMove = vi.fn();
  render(
    <KanbanBoard label="Nomzodlar" spoken="Malika Yusupova: Suhbat ustuniga oʻtdi">
      <KanbanColumn title="Yangi" count={1} tone="new">
        <KanbanCard id="malika" moves={[]} moveLabel="Koʻchirish" onMove={onMove}>
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
  // Without an allowed move there is no handle.
  expect(screen.queryByRole('button', { name: 'Koʻchirish' })).toBeNull();
});

it('keeps the focus on a card that moved to another column', async () => {
  render(
    <Stateful start={0}>
      {(place, setPlace) => {
        const card = (
          <KanbanCard
            id="malika"
            moves={[{ id: 'test', label: 'Test ustuniga', onSelect: () => setPlace(1) }]}
            moveLabel="Koʻchirish"
            onMove={(direction) => setPlace(place + (direction === 'next' ? 1 : -1))}
          >
            Malika Yusupova
          </KanbanCard>
        );
        return (
          <KanbanBoard label="Nomzodlar" spoken="">
            <KanbanColumn title="Yangi" count={1} tone="new">
              {place === 0 && card}
            </KanbanColumn>
            <KanbanColumn title="Test" count={1} tone="waiting">
              {place === 1 && card}
            </KanbanColumn>
          </KanbanBoard>
        );
      }}
    </Stateful>,
  );
  const handle = () => screen.getByRole('button', { name: 'Koʻchirish' });
  const before = handle();
  before.focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(handle()).not.toBe(before);
  expect(document.activeElement).toBe(handle());
});
