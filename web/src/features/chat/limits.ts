import { limits } from '@/api/limits.gen';

export const LONGEST_TEXT = limits.ChatText.maxLength;
