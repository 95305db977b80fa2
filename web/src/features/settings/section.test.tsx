import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Section } from './section';

afterEach(cleanup);

function Vanishing() {
  const [gone, setGone] = useState(false);
  return (
    <Section title="Sessions">
      {!gone && (
        <button type="button" onClick={() => setGone(true)}>
          end
        </button>
      )}
    </Section>
  );
}

it('takes the focus when an action removes its own button', async () => {
  render(<Vanishing />);
  await userEvent.click(screen.getByRole('button', { name: 'end' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sessions' }));
});

it('never takes the focus from elsewhere', () => {
  const { rerender } = render(<Section title="Sessions" />);
  rerender(<Section title="Sessions" text="More" />);
  expect(document.activeElement).toBe(document.body);
});
