/** Beginnings of sentences about a job, by sphere: for people who do not know what to write. */
import { m } from '@/paraglide/messages';

/** Three of them, one on each line. */
const BY_SPHERE: Readonly<Record<string, () => string>> = {
  it: m.resume_starters_it,
  telecom: m.resume_starters_it,
  sales: m.resume_starters_sales,
  retail: m.resume_starters_retail,
  pharmacy: m.resume_starters_retail,
  marketing: m.resume_starters_marketing,
  media: m.resume_starters_marketing,
  design: m.resume_starters_design,
  architecture: m.resume_starters_design,
  finance: m.resume_starters_finance,
  accounting: m.resume_starters_accounting,
  medicine: m.resume_starters_medicine,
  education: m.resume_starters_education,
  sport: m.resume_starters_education,
  construction: m.resume_starters_construction,
  logistics: m.resume_starters_logistics,
  transport: m.resume_starters_transport,
  production: m.resume_starters_production,
  engineering: m.resume_starters_production,
  energy: m.resume_starters_production,
  mining: m.resume_starters_production,
  textile: m.resume_starters_textile,
  horeca: m.resume_starters_horeca,
  beauty: m.resume_starters_beauty,
  hr: m.resume_starters_hr,
  office: m.resume_starters_office,
  'customer-service': m.resume_starters_customer_service,
  tourism: m.resume_starters_customer_service,
  security: m.resume_starters_security,
  'auto-service': m.resume_starters_auto_service,
};

interface Sphere {
  slug: string;
  professions: readonly { name: string }[];
}

export interface Starters {
  /** Whether they belong to the profession, or fit any. */
  isOwn: boolean;
  words: string[];
}

/** The position of the job says more than the sphere of the wanted one, which may be another. */
export function startersOf(
  position: string,
  wanted: readonly string[],
  spheres: readonly Sphere[],
): Starters {
  const slugs = [sphereOf(position, spheres), ...wanted];
  const own = slugs.map((slug) => slug && BY_SPHERE[slug]).find(Boolean);
  return { isOwn: Boolean(own), words: (own || m.resume_starters_general)().split('\n') };
}

/** The sphere with the profession of this name; "Katta sotuvchi" has the profession "Sotuvchi". */
function sphereOf(position: string, spheres: readonly Sphere[]): string | undefined {
  const typed = ` ${position.trim().toLowerCase()} `;
  let found: { slug: string; length: number } | undefined;
  for (const { slug, professions } of spheres) {
    for (const { name } of professions) {
      const isLonger = name.length > (found?.length ?? 0);
      if (isLonger && typed.includes(` ${name.toLowerCase()} `)) {
        found = { slug, length: name.length };
      }
    }
  }
  return found?.slug;
}
