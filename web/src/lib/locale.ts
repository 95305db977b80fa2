/** The three languages of the interface. */
export type Locale = 'uz' | 'ru' | 'en';
