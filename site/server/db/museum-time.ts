export { museumDateTime, museumDay } from '../../contract/shared/museum-time';
