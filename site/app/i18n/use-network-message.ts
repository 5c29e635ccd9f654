import { errorMessages } from '../../contract/shared/error-messages';
import { useLanguage } from './i18n-context';

/** Message of a missing network, in the language of the page. */
export const useNetworkMessage = (): string => errorMessages[useLanguage()].network;
