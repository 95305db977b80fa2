// A page of results as the server writes it (`crates/pages/templates/jobs.html`), as far as this script reads it.
interface Filters {
  q?: string;
  /** The chosen place, and the text of the query without it when it was typed. */
  location?: string;
  locationWithout?: string;
  districts?: readonly string[];
  work?: readonly string[];
  salary?: string;
  currency?: string;
  /** Links of the chips, by their text. */
  chips?: Record<string, string>;
  cleared?: string;
  total?: number;
  /** Titles of the vacancies. */
  cards?: readonly string[];
  /** The link of "Show more". */
  more?: string;
  hidden?: string;
  sort?: string;
}

const WORK = ['fulltime', 'remote', 'hybrid'];
const REGIONS = ['samarqand', 'toshkent-shahri'];
const on = (is: boolean | undefined, attribute = 'checked') => (is ? ` ${attribute}` : '');

function filters({ location = '', locationWithout, districts = [], ...page }: Filters): string {
  const { work = [], salary = '', currency = 'UZS', total = 10 } = page;
  const without = locationWithout === undefined ? '' : ` data-typed-without="${locationWithout}"`;
  const box = (name: string, value: string, is: boolean) =>
    `<label class="choice"><input name="${name}" value="${value}" form="jobs-search"${on(is)} type="checkbox">
<span class="choice-text">${value}</span><span class="choice-count">${total}</span></label>`;
  return `<aside id="filters" aria-label="Фильтры" data-part="filters" data-show="Показать ${total}">
<div class="rail-part"><select id="rail-location" name="location" form="jobs-search"><option value="">—</option>
${REGIONS.map((one) => `<option value="${one}"${on(one === location, 'selected')}${one === location ? without : ''}>${one}</option>`).join('')}
</select></div>
<fieldset class="rail-part">${districts.map((one) => box('location', one, false)).join('')}</fieldset>
<fieldset class="rail-part">
${['UZS', 'USD'].map((one) => `<label class="segment"><input type="radio" name="currency" value="${one}" form="jobs-search"${on(one === currency)}><span>${one}</span></label>`).join('')}
<input name="salary" form="jobs-search" type="text" value="${salary}"></fieldset>
<fieldset class="rail-part"><details class="rail-more"><summary>Ещё</summary>
${WORK.map((one) => box('work', one, work.includes(one))).join('')}</details></fieldset>
<button type="submit" form="jobs-search" class="rail-submit">Найти</button></aside>`;
}

export function resultsPage(page: Filters = {}): string {
  const { q = '', chips = {}, total = 10, cards = ['Повар'], more, hidden = '' } = page;
  const row = Object.entries(chips).map(
    ([text, href]) => `<span class="chip"><span class="chip-text">${text}</span>
<a class="chip-remove" href="${href}" aria-label="Убрать ${text}">×</a></span>`,
  );
  const list = cards.map((title) => `<li><a href="/ru/jobs/${title}">${title}</a></li>`).join('');
  return `<!doctype html><html lang="ru"><head><title>Вакансии: ${total}</title>
<link rel="canonical" href="https://ishbor.uz/ru/jobs?total=${total}"></head><body>
<header><a class="language" lang="uz" href="/jobs?total=${total}">Oʻz</a></header>
<div class="route-progress"></div><main id="main"><div class="wrap results" data-results>
<div class="results-search"><search><form id="jobs-search" action="/ru/jobs">
<div class="search-part"><input type="search" name="q" value="${q}"></div>${hidden}
<button type="submit">Найти</button></form></search>
<a href="#filters" class="filter-button" data-part="filter-button" aria-label="Фильтры">
<span class="filter-button-count">${row.length}</span></a></div>
<div class="results-body">${filters(page)}<div class="results-found">
<div class="results-head" data-part="head"><h1 data-total="${total}">${total} вакансий</h1>
<select name="sort" form="jobs-search"><option value="new">Новые</option>
<option value="salary"${on(page.sort === 'salary', 'selected')}>Зарплата</option></select></div>
<p role="status" class="sr-only" data-part-status></p>
<div data-part="found">
${row.length ? `<div class="results-filters" role="group">${row.join('')}<a href="${page.cleared ?? '/ru/jobs'}" class="btn">Сбросить</a></div>` : ''}
<p class="jobs-note"><a class="jobs-note-link" href="/ru/jobs?q=x&amp;as_typed=true">Как написано</a></p>
<div class="results-list"><section class="jobs-ads"><ul class="vacancies"><li><a href="/ru/jobs/ad">Реклама</a></li></ul></section>
<div class="vacancies"><ul class="vacancies">${list}</ul></div></div>
<div data-island="save-search">сохранить</div>
<div class="results-pages"><div class="pagination">${more ? `<a class="btn" data-more href="${more}">Ещё</a>` : ''}
<nav><a class="page-link" href="/ru/jobs?page=2">2</a></nav></div></div></div>
</div></div></div></main><script>window.hasRun = true</script></body></html>`;
}

/** A fetch whose answers the test gives when it wants. */
export class FakeServer {
  readonly asked: { address: string; signal: AbortSignal; cache: unknown }[] = [];
  private readonly answers: ((answer: Response | Error) => void)[] = [];

  readonly fetch = (address: string, { signal, cache }: RequestInit) => {
    this.asked.push({ address, signal: signal as AbortSignal, cache });
    return new Promise<Response>((resolve, reject) => {
      this.answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  };

  get addresses(): string[] {
    return this.asked.map(({ address }) => address);
  }

  /** Answers a request, by default the newest, and waits until the answer is shown. */
  async answer(html: string | Error, { status = 200, request = this.answers.length - 1 } = {}) {
    this.answers[request]?.(
      html instanceof Error ? html : new Response(html, { status, headers: HTML }),
    );
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const HTML = { 'Content-Type': 'text/html' };
