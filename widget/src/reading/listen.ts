export { listen } from '../listen';
