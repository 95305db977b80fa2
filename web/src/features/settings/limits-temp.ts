export const SPHERES = { minItems: 3, maxItems: 5 };
export const PICTURE_MIN_SIDE = 200;
export const PASSWORD = { minLength: 8, maxLength: 128 };
