/** The search for vacancies that fit a resume: the position as text, the main sphere and the place. */
export function fittingJobs({ position, sphere, location }: FittingResume) {
  const [main] = sphere;
  return {
    q: position.trim(),
    ...(main && { sphere: main }),
    ...(location && { location }),
  };
}

interface FittingResume {
  position: string;
  sphere: readonly string[];
  location: string;
}
