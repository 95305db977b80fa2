import type { Page } from '@playwright/test';
import { expectError, loseNetwork } from '../form.ts';
import { inLocale, type Locale } from '../pages.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

test.use({ expectedComplaints: /422|Failed to load resource|ERR_FAILED/ });

/** Where the form is sent to, in any language. */
const FORM = '**/help/contacts*';
const MESSAGE = 'Qidiruv sahifasi ochilmayapti.';

function form(page: Page, locale: Locale) {
  const box = (key: string) => page.getByRole('textbox', { name: new RegExp(`^${text(locale, key)}`) });
  return {
    name: box('contact_name'),
    replyTo: box('contact_reply_to'),
    topic: page.getByRole('combobox', { name: new RegExp(`^${text(locale, 'contact_topic')}`) }),
    message: box('contact_message'),
    send: page.getByRole('button', { name: text(locale, 'contact_send') }),
    sent: page.getByRole('heading', { name: text(locale, 'contact_sent_title') }),
  };
}

async function open(page: Page, locale: Locale, search = '') {
  await page.goto(inLocale(locale, `/help/contacts${search}`));
  await takeOver(page);
  return form(page, locale);
}

async function fill(page: Page, locale: Locale, replyTo: string) {
  const { name, replyTo: field, topic, message } = form(page, locale);
  await name.fill('Malika');
  await field.fill(replyTo);
  await topic.selectOption('problem');
  await message.fill(MESSAGE);
}

inTurn('ru', 'phone', (locale) => {
  test('errors stand at their fields, and what was written stays', async ({ page }) => {
    const fields = await open(page, locale);
    await fields.send.click();
    for (const field of [fields.name, fields.replyTo, fields.topic, fields.message]) {
      await expectError(field, text(locale, 'error_required_field'));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(fields.name).toBeFocused();

    await fill(page, locale, '12345');
    await fields.send.click();
    await expectError(fields.replyTo, text(locale, 'error_invalid_phone'));
    await expect(fields.replyTo).toHaveAttribute('aria-invalid', 'true');
    await expect(fields.replyTo).toBeFocused();
    await expect(fields.message).toHaveValue(MESSAGE);
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('a double click sends one letter, thanks take the focus, and another can be written', async ({ page }) => {
    const fields = await open(page, locale, '?topic=employer');
    await expect(fields.topic).toHaveValue('employer');
    await fill(page, locale, '+998 90 123 45 67');
    // The response is held until both clicks are done.
    let asked = 0;
    let pressed = () => {};
    const over = new Promise<void>((resolve) => {
      pressed = resolve;
    });
    await page.route(FORM, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      asked += 1;
      await over;
      await route.continue();
    });
    await fields.send.dblclick();
    pressed();
    await expect(fields.sent).toBeFocused();
    expect(asked).toBe(1);
    await expect(page.getByRole('status').filter({ has: fields.sent })).toContainText('+998 90 123 45 67');
    await page.getByRole('link', { name: text(locale, 'contact_again') }).click();
    await takeOver(page);
    await expect(fields.name).toHaveValue('');
    await expect(fields.message).toHaveValue('');
  });
});

inTurn('en', 'phone', (locale) => {
  test('no network and a lost answer: the text stays, and one letter is sent', async ({ page, context }) => {
    const fields = await open(page, locale);
    await fill(page, locale, 'malika@example.com');
    const complaint = (key: string) => page.getByRole('alert').filter({ hasText: text(locale, key) });
    await loseNetwork(page);
    await fields.send.click();
    await expect(complaint('vacancy_save_later')).toBeVisible();
    await expect(fields.message).toHaveValue(MESSAGE);

    const keys: (string | null)[] = [];
    // The first letter arrives, but its response does not.
    await page.route(FORM, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'));
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort('failed');
    });
    // It goes by itself.
    await context.setOffline(false);
    await expect.poll(() => keys.length).toBe(1);
    await expect(complaint('error_network')).toBeVisible();
    await expect(fields.send).toBeEnabled();
    // A reload in between changes nothing: the text and the key of the letter are stored on the device.
    await page.reload();
    await takeOver(page);
    await expect(fields.message).toHaveValue(MESSAGE);
    await fields.send.click();
    await expect(fields.sent).toBeFocused();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await page.reload();
    await takeOver(page);
    await expect(fields.message, 'nothing is left to send').toHaveValue('');
  });
});
