import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary';
import { WizardBar } from './wizard-bar';
import { WizardShell } from './wizard-shell';

afterEach(cleanup);

const STEPS = [
  { id: 'position', label: 'Lavozim' },
  { id: 'person', label: 'Shaxsiy maʼlumot' },
  { id: 'work', label: 'Tajriba' },
];
const texts = { steps: 'Bosqichlar', done: 'tayyor', back: 'Orqaga', next: 'Davom etish' };

interface WizardProps {
  start?: number;
  onDone?: () => void;
  enterStays?: boolean;
  linkAll?: boolean;
}

function Wizard({ start = 0, onDone = () => undefined, ...rest }: WizardProps) {
  const [current, setCurrent] = useState(start);
  return (
    <WizardShell
      {...rest}
      steps={STEPS}
      current={current}
      texts={texts}
      title={STEPS[current]?.label}
      savedNote="Saqlandi 14:02"
      onBack={current > 0 ? () => setCurrent(current - 1) : undefined}
      onNext={() => (current < STEPS.length - 1 ? setCurrent(current + 1) : onDone())}
      renderStepLink={(step, index, children) => (
        <button type="button" onClick={() => setCurrent(index)} data-step={step.id}>
          {children}
        </button>
      )}
    >
      <input aria-label="Javob" />
    </WizardShell>
  );
}

describe('WizardShell', () => {
  it('shows the current step', () => {
    render(<Wizard start={2} />);
    expect(screen.getByText('3 / 3')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Bosqichlar' });
    expect(bar.getAttribute('aria-valuenow')).toBe('3');
    expect(bar.getAttribute('aria-valuetext')).toBe('3 / 3, Tajriba');
    expect(screen.getByRole('status').textContent).toBe('Saqlandi 14:02');
    const current = within(screen.getByRole('navigation', { name: 'Bosqichlar' }))
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    expect(current?.textContent).toContain('Tajriba');
  });

  it('has no Back on the first step, and moves the focus to the new question', async () => {
    const user = userEvent.setup();
    render(<Wizard />);
    expect(screen.queryByRole('button', { name: 'Orqaga' })).toBeNull();
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Davom etish' }));
    const title = screen.getByRole('heading', { level: 1, name: 'Shaxsiy maʼlumot' });
    expect(document.activeElement).toBe(title);
    await user.click(screen.getByRole('button', { name: 'Orqaga' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Lavozim' })).toBeTruthy();
  });

  it('Enter in a field submits the step', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    render(<Wizard start={2} onDone={onDone} />);
    await user.type(screen.getByRole('textbox', { name: 'Javob' }), 'x{Enter}');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('can keep Enter for the fields; Ctrl+Enter submits the step from any of them', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    render(<Wizard start={2} onDone={onDone} enterStays />);
    const box = screen.getByRole('textbox', { name: 'Javob' });
    await user.type(box, 'x{Enter}');
    expect(onDone).not.toHaveBeenCalled();
    await user.type(box, '{Control>}{Enter}{/Control}');
    expect(onDone).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Davom etish' }));
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  it('can link to every other step', () => {
    render(<Wizard start={1} linkAll />);
    const list = screen.getByRole('navigation', { name: 'Bosqichlar' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
  });

  it('links back to finished steps only', async () => {
    render(<Wizard start={1} />);
    const list = screen.getByRole('navigation', { name: 'Bosqichlar' });
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(list).getByRole('button', { name: /Lavozim.*tayyor/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Lavozim' })).toBeTruthy();
  });
});

it('WizardBar tells the place and weaves a piece for each step up to it', () => {
  const { container } = render(
    <WizardBar
      steps={STEPS}
      current={1}
      label="Bosqichlar"
      leave={<a href="/profile">Yopish</a>}
      saved={<p role="status">Saqlandi 14:02</p>}
    />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Bosqichlar' });
  expect(bar.getAttribute('aria-valuetext')).toBe('2 / 3, Shaxsiy maʼlumot');
  expect(container.querySelectorAll('.wizard-piece')).toHaveLength(3);
  expect(container.querySelectorAll('.wizard-piece.selvedge-x')).toHaveLength(2);
});

it('ErrorSummary leads to the field', async () => {
  render(
    <>
      <ErrorSummary
        title="2 ta maydonni tuzating"
        errors={[{ fieldId: 'name', text: 'Ism yoʻq' }]}
      />
      <input id="name" aria-label="Ism" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ism yoʻq' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ism' }));
});
