/** Compared candidates as the API sends them. What is not known is sent as null, never left out. */
import type { components } from '@/api/schema.gen';
import type { Answer, ApplicantCard } from '../wire';

type Schemas = components['schemas'];

export type Fit = Schemas['DemandFit'];
export type Demands = Required<Schemas['VacancyDemands']>;
export type Fits = Omit<Required<Schemas['CandidateFits']>, 'languages'> & {
  /** In the order of the vacancy's languages. */
  languages: (Fit | null)[];
};

export interface Compared
  extends Omit<Required<Schemas['ComparedCandidate']>, 'card' | 'fits' | 'answers' | 'rating'> {
  card: ApplicantCard;
  fits: Fits;
  answers: Answer[];
  rating: Required<Schemas['TeamRating']>;
}

export interface Comparison extends Omit<Schemas['Comparison'], 'people' | 'demands'> {
  demands: Demands;
  people: Compared[];
}
