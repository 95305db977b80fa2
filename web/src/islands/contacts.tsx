import { ContactsButton } from '@/features/vacancies/contacts-button';

export const Island = ContactsButton;
