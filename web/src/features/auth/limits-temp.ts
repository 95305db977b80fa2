export const PASSWORD = { minLength: 8, maxLength: 128 };
export const SPHERES = { minItems: 3, maxItems: 5 };
export const AGE = { minimum: 15, maximum: 80 };
export const PICTURE_MIN_SIDE = 200;
