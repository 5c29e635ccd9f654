/** Rule of a field that accepts a phone number or an e-mail address. */
export const contactRule = {
  kind: 'text',
  required: true,
  maxLength: 200,
  format: 'mobileOrEmail',
} as const;

/** Converts the field's text to the input of the call. */
export function contactInput(contact: string): { phone: string } | { email: string } {
  return contact.includes('@') ? { email: contact } : { phone: contact };
}
