import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton, PlainButton, primaryButton } from '../../ui/button';
import { LinkBox } from '../../ui/clipboard/link-box';
import { Dialog } from '../../ui/dialog/dialog';
import { ArrowIcon, CloseIcon, SearchIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { ExternalLink } from '../../ui/link/external-link';
import { Popover } from '../../ui/popover/popover';
import { PopoverButton } from '../../ui/popover/popover-button';
import { safeHref } from '../../ui/link/safe-href';
import { Row } from './rows';

const Primary = styled.button`
  ${primaryButton}
`;

const loadPopover = () => Promise.resolve(Popover);
const outside = safeHref('https://www.ncha.gov.cn');

export function Buttons() {
  return (
    <>
      <Row>
        <Primary type="button">走进展览</Primary>
        <PlainButton type="button">重试</PlainButton>
        <PlainButton type="button" disabled>
          已经约满
        </PlainButton>
        <PopoverButton load={loadPopover} label="评价">
          {(LoadedPopover, control) => (
            <LoadedPopover {...control} title="评价" close="关闭">
              <p>浮层随按钮打开，按 Esc 或点它旁边即可关闭。</p>
            </LoadedPopover>
          )}
        </PopoverButton>
        <DialogButton />
        <PlainButton type="button" aria-busy="true" aria-disabled="true">
          正在重试
        </PlainButton>
      </Row>
      <Row>
        <IconButton type="button" aria-label="搜索">
          <SearchIcon />
        </IconButton>
        <IconButton type="button" aria-label="关闭">
          <CloseIcon />
        </IconButton>
        <MoreLink to="/Exhibition">
          全部展览
          <ArrowIcon />
        </MoreLink>
        {outside && <ExternalLink href={outside}>国家文物局</ExternalLink>}
      </Row>
      <LinkBox label="本页网址" url="https://museum.example/#/News" title="资讯" code={undefined} />
    </>
  );
}

function DialogButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PlainButton type="button" onClick={() => setIsOpen(true)}>
        退出登录
      </PlainButton>
      {isOpen && (
        <Dialog title="退出登录" closeLabel="关闭" onClose={() => setIsOpen(false)}>
          <p>对话框打开时，页面的其余部分不可操作。</p>
        </Dialog>
      )}
    </>
  );
}
