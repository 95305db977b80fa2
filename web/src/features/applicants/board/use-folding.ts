import { useState } from 'react';
import type { ApplicationStage } from '../wire';

/** Columns that differ from their usual state, remembered on this device. */
const STORED = 'board-folds';
/** What is over needs no room until somebody looks for it. */
const USUALLY_FOLDED: readonly ApplicationStage[] = ['hired', 'rejected'];

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

function write(changed: readonly string[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(changed));
  } catch {
    // Where storage is forbidden, columns fold until the page is left.
  }
}

interface Folded {
  id: string;
  stage: ApplicationStage;
}

export function useFolding() {
  const [changed, setChanged] = useState(read);
  const isFolded = ({ id, stage }: Folded) =>
    USUALLY_FOLDED.includes(stage) !== changed.includes(id);
  const toggle = ({ id }: Folded) => {
    const next = changed.includes(id) ? changed.filter((one) => one !== id) : [...changed, id];
    setChanged(next);
    write(next);
  };
  return { isFolded, toggle };
}
