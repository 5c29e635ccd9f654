/** A phone number without its middle digits: `138****8000`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** An e-mail address with the first character of its name: `l***@museum.example`. */
export function maskEmail(email: string): string {
  const [name = ''] = email.split('@', 1);
  return `${Array.from(name)[0] ?? ''}***${email.slice(name.length)}`;
}
