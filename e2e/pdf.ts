// PDF files of resumes.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Words } from './form.ts';

interface Choice {
  /** Key of the look. */
  look: string;
  /** The language of the headings, by its own name. */
  language: string;
}

/** Downloads the resume that is open in the editor. */
export async function downloadPdf(page: Page, w: Words, { look, language }: Choice): Promise<Buffer> {
  await page.getByRole('button', { name: w.t('form_pdf'), exact: true }).last().click();
  const asked = w.dialog('form_pdf_title');
  await asked.getByText(w.t(look), { exact: true }).click();
  await asked.getByText(language, { exact: true }).click();
  const coming = page.waitForEvent('download');
  await asked.getByRole('button', { name: w.t('form_pdf_download'), exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(asked).toBeHidden();
  return readFile(await file.path());
}

/** How many pages a PDF has. */
export function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  return text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
