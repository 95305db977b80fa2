import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs';

afterEach(cleanup);

function Page() {
  const [value, setValue] = useState('all');
  return (
    <Tabs
      label="Arizalar"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'all', label: 'Barchasi', count: 4, panel: 'toʻrtta ariza' },
        { id: 'offers', label: 'Takliflar', panel: 'bitta taklif' },
        { id: 'refusals', label: 'Rad etilgan', panel: 'rad yoʻq' },
      ]}
    />
  );
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('is one stop for Tab; arrows, Home and End move and select', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Barchasi/ }));
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Takliflar');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Takliflar' }));
  await user.keyboard('{End}');
  expect(selected()).toBe('Rad etilgan');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Barchasi4');
  await user.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Rad etilgan');
  await user.keyboard('{Home}');
  expect(selected()).toBe('Barchasi4');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('shows the panel of the chosen tab, named by it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('tab', { name: 'Takliflar' }));
  const panel = screen.getByRole('tabpanel', { name: 'Takliflar' });
  expect(panel.textContent).toBe('bitta taklif');
  expect(screen.queryByText('toʻrtta ariza')).toBeNull();
});
