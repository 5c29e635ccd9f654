import { staffRoles, type StaffRole } from '../../contract/shared/desk/roles';
