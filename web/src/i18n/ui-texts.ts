/** Texts that components take as props, so that each screen does not have to list them again. */
import { m } from '@/paraglide/messages';

export function comboboxTexts() {
  return {
    loading: m.ui_combobox_loading(),
    empty: m.ui_combobox_empty(),
    failed: m.ui_combobox_failed(),
    found: (count: number) => m.ui_combobox_found({ count }),
    clear: m.ui_combobox_clear(),
    remove: (label: string) => m.ui_chip_remove({ label }),
    added: (label: string) => m.ui_chip_added({ label }),
    removed: (label: string) => m.ui_chip_removed({ label }),
  };
}

export function monthNames(): string[] {
  return [
    m.ui_month_1(),
    m.ui_month_2(),
    m.ui_month_3(),
    m.ui_month_4(),
    m.ui_month_5(),
    m.ui_month_6(),
    m.ui_month_7(),
    m.ui_month_8(),
    m.ui_month_9(),
    m.ui_month_10(),
    m.ui_month_11(),
    m.ui_month_12(),
  ];
}

export function dateTexts() {
  // Inside a sentence months are written small, alone in a list they are not.
  const months = monthNames().map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return { day: m.ui_day(), month: m.ui_month(), year: m.ui_year(), months };
}

export function paginationTexts() {
  return {
    label: m.ui_pages(),
    previous: m.ui_page_previous(),
    next: m.ui_page_next(),
    page: (page: number) => m.ui_page({ page }),
  };
}

export function wizardTexts() {
  return { steps: m.ui_steps(), done: m.ui_step_done(), back: m.ui_back(), next: m.ui_continue() };
}

export function passwordTexts() {
  return { show: m.ui_password_show(), hide: m.ui_password_hide() };
}

/** `minSide` is the minimum width and height of a picture in pixels. */
export function pictureTexts(minSide: number) {
  return {
    choose: m.ui_picture_choose(),
    change: m.ui_picture_change(),
    remove: m.ui_picture_remove(),
    unreadable: m.ui_picture_unreadable(),
    tooSmall: m.ui_picture_too_small({ min: minSide }),
    title: m.ui_crop_title(),
    hint: m.ui_crop_hint(),
    zoom: m.ui_crop_zoom(),
    done: m.ui_crop_done(),
    cancel: m.ui_crop_cancel(),
    close: m.ui_close(),
  };
}
