export { museumDateTime, museumDay } from '../../contract/museum-time';
