import type { ComponentProps } from 'react';
import { useMessages } from '../../i18n/i18n-context';
import { ExternalIcon } from '../icons/icons';
import { leavesSite, type SafeHref } from './safe-href';
import { VisuallyHidden } from '../text/visually-hidden';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  href: SafeHref;
}

/** External link; one to another origin opens in a new tab and says so. */
export function ExternalLink({ href, children, ...rest }: OutsideLinkProps) {
  const { newWindow } = useMessages();
  if (!leavesSite(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalIcon />
      <VisuallyHidden>{newWindow}</VisuallyHidden>
    </a>
  );
}
