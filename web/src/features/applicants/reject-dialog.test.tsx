import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { startLocale } from '@/i18n/locale';
import { RejectDialog } from './reject-dialog';
import type { RefusalIn } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(over: Partial<Parameters<typeof RejectDialog>[0]> = {}) {
  const onSend = vi.fn(async (_: RefusalIn) => true);
  const onClose = vi.fn();
  const props = { id: 'a1', who: 'Malika Yusupova', busy: false, failure: null };
  const view = render(<RejectDialog open {...props} onSend={onSend} onClose={onClose} {...over} />);
  return { onSend, onClose, ...view };
}

it('needs a reason, and tells the candidate at once unless another time is chosen', async () => {
  const { onSend } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByText('Choose a reason')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'The position is filled' }));
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(onSend).toHaveBeenCalledWith({ reason: 'position_filled' });
});

it('sends the message and the hours until the candidate is told', async () => {
  const { onSend } = open();
  await userEvent.click(screen.getByRole('radio', { name: 'The position is filled' }));
  await userEvent.type(screen.getByRole('textbox'), ' Thank you! ');
  await userEvent.click(screen.getByRole('radio', { name: '24 hours' }));
  expect(screen.getByText(/you can change your mind/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(onSend).toHaveBeenCalledWith({
    reason: 'position_filled',
    message: 'Thank you!',
    after_hours: 24,
  });
});

it('has other reasons and no delay for the end of a hiring', () => {
  open({ isDismissal: true });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'End it' })).toBeDefined();
});

it('shows what the server refused at its field', () => {
  const errors = { message: ['Phone numbers are not allowed'] };
  open({ failure: new ApiError({ code: 'invalid', status: 422, message: 'Check', errors }) });
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Phone numbers are not allowed')).toBeDefined();
});

it('keeps a text that was typed when it is closed by accident', async () => {
  const first = open();
  await userEvent.type(screen.getByRole('textbox'), 'A long text');
  first.unmount();
  open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A long text');
});
