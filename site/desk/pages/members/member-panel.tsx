import type { DeskMember } from '../../../contract/schemas/desk/members';
import { memberRules } from '../../../contract/shared/member-rules';
import { Form } from '../../../app/features/form/form';
import { useForm } from '../../../app/features/form/use-form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useNotices } from '../../../app/ui/feedback/notices';
import { TextField } from '../../../app/ui/form/text-field';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { Folded } from '../../ui/folded';
import { Panel } from '../../ui/panel';
import { ResetPassword } from '../../ui/reset-password';
import { memberMessages } from './messages';

interface MemberPanelProps {
  member: DeskMember;
  onClose: () => void;
  onReset: (password: string) => void;
}

/** Lock, password and erasure of a member. */
export function MemberPanel({ member, onClose, onReset }: MemberPanelProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(memberMessages);
  const act = useAction('deskMemberPage');
  const { id, userName, nickName, lockedAt } = member;
  const isLocked = lockedAt !== undefined;
  const reset = async () => {
    const data = await act('deskMemberReset', { id });
    if (data) onReset(data.password);
  };
  return (
    <Panel title={`${userName} · ${nickName}`} closeLabel={frame.close} onClose={onClose}>
      <h3>{own.state}</h3>
      <p>{isLocked ? own.locked : own.lockText}</p>
      <div className="buttons">
        <PlainButton
          type="button"
          onClick={() =>
            void act(
              'deskMemberLock',
              { id, isLocked: !isLocked },
              isLocked ? own.wasUnlocked : own.wasLocked,
            )
          }
        >
          {isLocked ? own.unlock : own.lock}
        </PlainButton>
      </div>
      <ResetPassword label={own.reset} text={own.resetText} onReset={reset} />
      <EraseMember id={id} onErased={onClose} />
    </Panel>
  );
}

const rules = { userName: memberRules.memberLogin.userName };

/** Folded, because it cannot be undone. */
function EraseMember({ id, onErased }: { id: string; onErased: () => void }) {
  const own = usePageMessages(memberMessages);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const form = useForm({
    rules,
    draft: null,
    send: ({ userName }) => client.call('deskMemberErase', { id, userName }),
    onSent: () => {
      notify('done', own.wasErased);
      onErased();
      void refresh('deskMemberPage', 'deskAuditPage');
    },
  });
  return (
    <Folded>
      <summary>{own.erase}</summary>
      <p>{own.eraseText}</p>
      <Form form={form} label={own.erase} submit={own.eraseSubmit}>
        <TextField label={own.userName} {...form.text('userName')} />
      </Form>
    </Folded>
  );
}
