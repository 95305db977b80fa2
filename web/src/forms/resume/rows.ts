/** The rows of a resume: jobs, studies, courses and links. Blank rows are not answers and are never sent. */
import { limits } from '@/api/limits.gen';
import { type Month, newPeriod, sortPeriods } from '@/lib/period';
import { readCode, readDigits, readRecord, readRecords, readText } from '../values';
import type { Network } from './contract';

export interface Job {
  position: string;
  company: string;
  start: Month | null;
  end: Month | null;
  present: boolean;
  description: string;
}

export interface Study {
  institution: string;
  speciality: string;
  start: Month | null;
  end: Month | null;
  present: boolean;
}

export interface Course {
  name: string;
  organisation: string;
  /** Digits. */
  year: string;
}

export interface SocialLink {
  network: Network;
  url: string;
  username: string;
}

const has = (...texts: string[]) => texts.some((text) => text.trim() !== '');

const isJob = ({ position, company, description }: Job) => has(position, company, description);
const isStudy = ({ institution, speciality }: Study) => has(institution, speciality);
const isCourse = ({ name, organisation, year }: Course) => has(name, organisation, year);
const isLink = ({ url, username }: SocialLink) => has(url, username);

/** Present first, then the newest, without blank rows. */
export const tidyJobs = (rows: readonly Job[]) => sortPeriods(rows.filter(isJob));
export const tidyStudies = (rows: readonly Study[]) => sortPeriods(rows.filter(isStudy));
export const tidyCourses = (rows: readonly Course[]) => rows.filter(isCourse);
export const tidyLinks = (rows: readonly SocialLink[]) => rows.filter(isLink);

export const newJob = (today: Month): Job => ({
  position: '',
  company: '',
  description: '',
  ...newPeriod(today),
});
export const newStudy = (today: Month): Study => ({
  institution: '',
  speciality: '',
  ...newPeriod(today),
});
export const newCourse = (): Course => ({ name: '', organisation: '', year: '' });
export const newLink = (network: Network): SocialLink => ({ network, url: '', username: '' });

/** The end of a period that lasts until now is not known. */
const periodOut = ({ start, end, present }: Job | Study) => ({
  start,
  end: present ? null : end,
  present,
});

/** Rows are sent in the order of the screen, because the server's errors name them by their place. */
export const sendJobs = (rows: readonly Job[]) =>
  rows.filter(isJob).map((row) => ({
    position: row.position.trim(),
    company: row.company.trim(),
    ...periodOut(row),
    description: row.description.trim(),
  }));
export const sendStudies = (rows: readonly Study[]) =>
  rows.filter(isStudy).map((row) => ({
    institution: row.institution.trim(),
    speciality: row.speciality.trim(),
    ...periodOut(row),
  }));
export const sendCourses = (rows: readonly Course[]) =>
  rows.filter(isCourse).map(({ name, organisation, year }) => ({
    name: name.trim(),
    organisation: organisation.trim(),
    year: year === '' ? null : Number(year),
  }));
export const sendLinks = (rows: readonly SocialLink[]) =>
  rows.filter(isLink).map(({ network, url, username }) => ({
    network,
    url: url.trim(),
    username: username.trim(),
  }));

function readMonth(stored: unknown): Month | null {
  const { year, month } = readRecord(stored);
  return typeof year === 'number' && typeof month === 'number' ? { year, month } : null;
}

function readPeriod({ start, end, present }: Record<string, unknown>) {
  const isPresent = present === true;
  return {
    start: readMonth(start),
    end: isPresent ? null : readMonth(end),
    present: isPresent,
  };
}

export const readJobs = (stored: unknown): Job[] =>
  readRecords(stored).map((row) => ({
    position: readText(row.position),
    company: readText(row.company),
    ...readPeriod(row),
    description: readText(row.description),
  }));
export const readStudies = (stored: unknown): Study[] =>
  readRecords(stored).map((row) => ({
    institution: readText(row.institution),
    speciality: readText(row.speciality),
    ...readPeriod(row),
  }));
export const readCourses = (stored: unknown): Course[] =>
  readRecords(stored).map(({ name, organisation, year }) => ({
    name: readText(name),
    organisation: readText(organisation),
    year: readDigits(year),
  }));
export const readLinks = (stored: unknown): SocialLink[] =>
  readRecords(stored).map(({ network, url, username }) => ({
    network: readCode(limits.SocialNetwork.enum, network) ?? 'other',
    url: readText(url),
    username: readText(username),
  }));
