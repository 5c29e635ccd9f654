/** One field takes either way of being reached. */
export const contactRule = {
  kind: 'text',
  required: true,
  maxLength: 200,
  format: 'mobileOrEmail',
} as const;

/** The field's text as the call takes it. */
export function contactInput(contact: string): { phone: string } | { email: string } {
  return contact.includes('@') ? { email: contact } : { phone: contact };
}
