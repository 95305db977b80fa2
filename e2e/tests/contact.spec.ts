import type { Page } from '@playwright/test';
import { errorOf } from '../form.ts';
import { inLocale, LOCALES, type Locale } from '../pages.ts';
import { expect, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

const API = '**/api/v1/contact';

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
  await message.fill('Qidiruv sahifasi ochilmayapti.');
}

for (const locale of LOCALES) {
  test(`errors stand at their fields in ${locale}`, async ({ page }) => {
    const fields = await open(page, locale);
    await fields.send.click();
    for (const field of [fields.name, fields.replyTo, fields.topic, fields.message]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(await errorOf(field)).toBe(text(locale, 'error_required_field'));
    }
    await expect(fields.name).toBeFocused();
  });

  test(`the server's error stands at its field in ${locale}`, async ({ page }) => {
    const fields = await open(page, locale);
    await fill(page, locale, '12345');
    const answer = page.waitForResponse(API);
    await fields.send.click();
    expect((await answer).status()).toBe(422);
    await expect(fields.replyTo).toBeFocused();
    await expect(fields.replyTo).toHaveAttribute('aria-invalid', 'true');
    expect(await errorOf(fields.replyTo)).toBe(text(locale, 'error_invalid_phone'));
    await expect(fields.message).toHaveValue('Qidiruv sahifasi ochilmayapti.');
  });
  test.use({ expectedComplaints: /422|Failed to load resource|ERR_FAILED|429/ });
}

test('a letter goes, thanks take the focus, and another can be written', async ({ page }) => {
  const fields = await open(page, 'uz', '?topic=employer');
  await expect(fields.topic).toHaveValue('employer');
  await fill(page, 'uz', '+998 90 123 45 67');
  await fields.send.click();
  await expect(fields.sent).toBeFocused();
  await expect(page.getByRole('status').filter({ has: fields.sent })).toContainText('+998 90 123 45 67');
  await page.getByRole('button', { name: text('uz', 'contact_again') }).click();
  await expect(fields.name).toHaveValue('');
  await expect(fields.message).toHaveValue('');
});

test('a double click sends one letter', async ({ page }) => {
  const fields = await open(page, 'uz');
  await fill(page, 'uz', 'malika@example.com');
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/v1/contact')) answers.push((await response.json()).id);
  });
  await fields.send.dblclick();
  await expect(fields.sent).toBeVisible();
  await page.waitForTimeout(500);
  expect(answers).toHaveLength(1);
});

test('after a lost answer the retry has the same key and the server makes no second letter', async ({ page }) => {
  const fields = await open(page, 'uz');
  await fill(page, 'uz', 'malika@example.com');
  const seen: { key: string; id?: string }[] = [];
  // The letter arrives, its answer does not.
  await page.route(API, async (route) => {
    const key = route.request().headers()['idempotency-key'] ?? '';
    const answer = await route.fetch();
    seen.push({ key, id: (await answer.json()).id });
    if (seen.length === 1) await route.abort('failed');
    else await route.fulfill({ response: answer });
  });
  await fields.send.click();
  await expect(page.getByRole('alert').filter({ hasText: text('uz', 'error_network') })).toBeVisible();
  await expect(fields.message).toHaveValue('Qidiruv sahifasi ochilmayapti.');
  // Even a reload in between changes nothing: the words and the key wait on the device.
  await page.reload();
  await takeOver(page);
  await expect(fields.message).toHaveValue('Qidiruv sahifasi ochilmayapti.');
  await fields.send.click();
  await expect(fields.sent).toBeVisible();
  expect(seen).toHaveLength(2);
  expect(seen[0]?.key).not.toBe('');
  expect(seen[1]).toEqual(seen[0]);
});

test('without a network the text stays and the message says so', async ({ page, context }) => {
  const fields = await open(page, 'ru');
  await fill(page, 'ru', 'malika@example.com');
  await context.setOffline(true);
  await fields.send.click();
  await expect(page.getByRole('alert').filter({ hasText: text('ru', 'error_network') })).toBeVisible();
  await context.setOffline(false);
  await fields.send.click();
  await expect(fields.sent).toBeVisible();
});

test('too many letters are refused in words', async ({ page, request }) => {
  const fields = await open(page, 'en');
  await fill(page, 'en', 'malika@example.com');
  let status = 0;
  for (let n = 0; n < 20 && status !== 429; n++) {
    const data = { name: 'A', reply_to: 'a@example.com', topic: 'other', message: `Letter number ${n}` };
    status = (await request.post('/api/v1/contact', { data })).status();
  }
  expect(status).toBe(429);
  await fields.send.click();
  await expect(page.locator('.form-error')).toBeVisible();
  await expect(fields.message).not.toHaveValue('');
});
