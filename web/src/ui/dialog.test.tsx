import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './dialog';
import { Sheet } from './sheet';
import { Stateful } from './testing';

afterEach(cleanup);

function setup() {
  const onConfirm = vi.fn();
  render(
    <Stateful start={false}>
      {(open, setOpen) => (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Ochish
          </button>
          <ConfirmDialog
            open={open}
            onClose={() => setOpen(false)}
            title="Rezyume oʻchirilsinmi?"
            confirmText="Oʻchirish"
            cancelText="Qoldirish"
            closeLabel="Yopish"
            danger
            onConfirm={onConfirm}
          >
            Uni qaytarib boʻlmaydi.
          </ConfirmDialog>
        </>
      )}
    </Stateful>,
  );
  return { onConfirm, user: userEvent.setup() };
}
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');

describe('Dialog', () => {
  it('opens as a named modal and gives the focus back on closing', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { user } = setup();
    const opener = screen.getByRole('button', { name: 'Ochish' });
    expect(screen.queryByText('Uni qaytarib boʻlmaydi.')).toBeNull();
    await user.click(opener);
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Rezyume oʻchirilsinmi?' })).toBeTruthy();
    // An accidental Enter must not destroy anything.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Qoldirish' }));

    await user.click(screen.getByRole('button', { name: 'Yopish' }));
    expect(screen.queryByText('Uni qaytarib boʻlmaydi.')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes by Escape, which the platform sends as cancel', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Ochish' }));
    const event = new Event('cancel', { cancelable: true });
    fireEvent(dialog() as HTMLDialogElement, event);
    expect(screen.queryByText('Uni qaytarib boʻlmaydi.')).toBeNull();
  });

  it('closes by a press on the backdrop, not by one inside', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Ochish' }));
    await user.click(screen.getByText('Uni qaytarib boʻlmaydi.'));
    expect(screen.getByText('Uni qaytarib boʻlmaydi.')).toBeTruthy();
    fireEvent.click(dialog() as HTMLDialogElement);
    expect(screen.queryByText('Uni qaytarib boʻlmaydi.')).toBeNull();
  });

  it('confirms by its verb and cancels by the other', async () => {
    const { user, onConfirm } = setup();
    await user.click(screen.getByRole('button', { name: 'Ochish' }));
    await user.click(screen.getByRole('button', { name: 'Oʻchirish' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Qoldirish' }));
    expect(screen.queryByText('Uni qaytarib boʻlmaydi.')).toBeNull();
  });
});

describe('Sheet', () => {
  const pull = (distance: number) => {
    const title = screen.getByRole('heading', { name: 'Filtrlar' });
    fireEvent.pointerDown(title, { pointerType: 'touch', clientY: 100 });
    fireEvent.pointerMove(title, { pointerType: 'touch', clientY: 100 + distance });
    fireEvent.pointerUp(title, { pointerType: 'touch', clientY: 100 + distance });
  };

  it('closes when it is pulled down far enough on a phone', () => {
    vi.stubGlobal('innerWidth', 390);
    const onClose = vi.fn();
    render(
      <Sheet open onClose={onClose} title="Filtrlar" closeLabel="Yopish">
        Hudud
      </Sheet>,
    );
    pull(40);
    expect(onClose).not.toHaveBeenCalled();
    pull(160);
    expect(onClose).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

it('stays open while its request is under way', async () => {
  const onClose = vi.fn();
  const texts = { title: 'Yuborilsinmi?', confirmText: 'Yuborish', cancelText: 'Qoldirish' };
  const dialog = (busy: boolean) => (
    <ConfirmDialog
      {...texts}
      open
      busy={busy}
      closeLabel="Yopish"
      onConfirm={vi.fn()}
      onClose={onClose}
    >
      …
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(true));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
  await userEvent.click(screen.getByRole('button', { name: 'Qoldirish' }));
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialog(false));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('Sheet is a modal with the same ways out', async () => {
  const onClose = vi.fn();
  render(
    <Sheet open onClose={onClose} title="Filtrlar" closeLabel="Yopish">
      Hudud
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Filtrlar' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filtrlar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
