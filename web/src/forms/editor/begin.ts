/** Where editing begins: the server's version together with what this browser has not sent yet. */
import type { Base, Copy, StoredCopy } from './draft-sync';
import { type Clash, type ClashTimes, isSameForm, type MergeModel, merge } from './merge';

interface Begin<Form, Step> {
  model: MergeModel<Form>;
  /** Undefined while the server cannot be reached. */
  stored: Base<Form, Step> | null | undefined;
  /** The copies on this device, the newest first. */
  copies: readonly StoredCopy<Form, Step>[];
  /** A new form. */
  blank: Form;
  firstStep: Step;
}

export interface Start<Form, Step> extends Copy<Form, Step> {
  clashes: readonly Clash<Form>[];
  times: ClashTimes;
  /** The base to store while conflicts are not resolved, so that a reload asks about them again. */
  agreed: Base<Form, Step> | null;
  /** Keys of the copies that are part of this form now, once its conflicts are resolved. */
  taken: readonly string[];
}

/**
 * Merges the server's draft and the copies on this device into one form. A copy that conflicts is the last one taken:
 * the others wait on the device until the editor is opened again.
 */
export function begin<Form extends object, Step>({
  model,
  stored,
  copies,
  blank,
  firstStep,
}: Begin<Form, Step>): Start<Form, Step> {
  const isAhead = ({ base, form }: Copy<Form, Step>) =>
    !isSameForm(model, form, base?.form ?? blank);
  const ahead = copies.filter(isAhead);
  const [newest] = ahead;
  // Without the server the latest version that this device has seen counts.
  const base = stored === undefined ? latestBase(copies) : stored;
  const left = stored === undefined ? copies[0]?.step : base?.step;
  const taken = copies.filter((copy) => !isAhead(copy)).map(({ key }) => key);
  const start = { base, agreed: base, step: newest?.step ?? left ?? firstStep };
  let form = base?.form ?? blank;
  for (const copy of ahead) {
    const isFirst = copy === newest;
    const common = base && copy.base?.id === base.id ? copy.base.form : blank;
    const merged = isFirst
      ? merge(model, common, copy.form, form)
      : merge(model, common, form, copy.form);
    form = merged.form;
    taken.push(copy.key);
    if (merged.clashes.length > 0) {
      const times = isFirst
        ? { mine: copy.at, theirs: base?.at }
        : { mine: newest?.at, theirs: copy.at };
      const agreed = isFirst ? copy.base : base;
      return { ...start, form, at: newest?.at, clashes: merged.clashes, times, agreed, taken };
    }
  }
  return { ...start, form, at: newest?.at, clashes: [], times: {}, taken };
}

function latestBase<Form, Step>(copies: readonly Copy<Form, Step>[]): Base<Form, Step> | null {
  const bases = copies.flatMap(({ base }) => base ?? []);
  const id = bases[0]?.id;
  return bases
    .filter((base) => base.id === id)
    .reduce<Base<Form, Step> | null>(
      (latest, base) => (latest && latest.version >= base.version ? latest : base),
      null,
    );
}
