/**
 * Roles of the staff. `frontDesk` handles what visitors send, `editor` keeps the content; `administrator` may do
 * everything and manages the accounts.
 */
export const staffRoles = ['frontDesk', 'editor', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether a member of the staff may use what is meant for `allowed`. */
export function hasRole(own: readonly StaffRole[], allowed: readonly StaffRole[] | 'all'): boolean {
  return (
    allowed === 'all' || own.some((role) => role === 'administrator' || allowed.includes(role))
  );
}
