import type { components } from '@/api/schema.gen';

export type FavouriteData = components['schemas']['FavouriteCard'];
export type FavouritesAnswer = components['schemas']['FavouritesOut'];
