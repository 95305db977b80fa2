// A candidate registers without a mouse, and the focus is always visible.
import type { Locator, Page } from '@playwright/test';
import { words } from '../../form.ts';
import { codeTo } from '../../outbox.ts';
import { inLocale } from '../../pages.ts';
import { newPhone, PASSWORD } from '../../people.ts';
import { consent, placeIn, spheresIn } from '../../registration.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';

const MOST_STEPS = 60;

/** Presses Tab until the target has the focus; the focus ring must be visible at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      // A visually hidden checkbox shows its focus ring on the visible label.
      const seen = (element: Element) => {
        const style = getComputedStyle(element);
        return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
      };
      const focused = document.activeElement ?? document.body;
      // After the last element the focus moves to the browser's own controls.
      if (focused === document.body) return 'seen';
      const around = [focused, focused.parentElement, focused.closest('label'), focused.nextElementSibling];
      const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
      return around.some((element) => element && (seen(element) || getComputedStyle(element).boxShadow !== 'none'))
        ? 'seen'
        : `${focused.tagName} ${focused.id} ${name.slice(0, 40)}`;
    });
    expect(ring).toBe('seen');
  }
  throw new Error(`Tab does not reach ${target}`);
}

inTurn('en', 'desktop', (locale) => {
  test('a candidate registers by the keyboard alone', async ({ page }) => {
    const phone = newPhone();
    const w = words(page, locale);
    const { keyboard } = page;
    await page.goto(inLocale(locale, '/auth/register'));
    await takeOver(page);
    await tabTo(page, w.link('auth_choice_candidate'));
    await keyboard.press('Enter');

    await expect(w.heading('auth_candidate_title')).toBeVisible();
    await tabTo(page, w.box('auth_phone'));
    await keyboard.type(phone.slice(4));
    for (const which of ['terms', 'privacy'] as const) {
      await tabTo(page, consent(page, w, which));
      await keyboard.press('Space');
      await expect(consent(page, w, which)).toBeChecked();
    }
    await tabTo(page, w.button('auth_code_send'));
    await keyboard.press('Enter');

    await expect(w.heading('auth_code_title')).toBeVisible();
    await tabTo(page, w.box('auth_code_label'));
    await keyboard.type(await codeTo(page.request, phone));

    await expect(w.heading('auth_spheres_title')).toBeVisible();
    for (const name of spheresIn(locale)) {
      const box = page.getByRole('checkbox', { name, exact: true });
      await tabTo(page, box);
      await keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    await tabTo(page, w.button('ui_continue'));
    await keyboard.press('Enter');

    await expect(w.heading('auth_profile_title')).toBeVisible();
    const typed = {
      auth_name: 'Malika',
      auth_surname: 'Yusupova',
      // A select jumps to the option that begins with the typed letters.
      ui_day: '14',
      ui_month: w.t('ui_month_3'),
      ui_year: '1998',
    };
    for (const [label, answer] of Object.entries(typed)) {
      await tabTo(page, w.box(label));
      await keyboard.type(answer);
    }
    await expect(w.box('ui_month')).toHaveValue('3');
    await tabTo(page, page.getByRole('radio').first());
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: w.t('sex_female') })).toBeChecked();
    await tabTo(page, w.box('auth_location'));
    await keyboard.type(placeIn(locale));
    await expect(page.getByRole('option', { name: placeIn(locale), exact: true })).toBeVisible();
    await keyboard.press('Enter');
    await expect(w.box('auth_location')).toHaveValue(placeIn(locale));
    await tabTo(page, w.box('auth_education'));
    await keyboard.type(w.t('education_level_higher'));
    await expect(w.box('auth_education')).toHaveValue('higher');
    await tabTo(page, w.box('auth_new_password'));
    await keyboard.type(PASSWORD);
    await tabTo(page, w.button('auth_finish'));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
    await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
  });
});
