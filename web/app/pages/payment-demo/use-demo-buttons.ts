import { useQueryClient } from '@tanstack/react-query';
import {
  abandonDemoSession,
  failDemoSession,
  succeedDemoSession,
} from '@tomoguide/contract/payments/calls';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOnce } from '../../form/use-once.ts';
import { api } from '../../lib/api.ts';
import { demoSessionQuery } from '../../parts/payments/queries.ts';

const CALLS = {
  succeed: succeedDemoSession,
  fail: failDemoSession,
  abandon: abandonDemoSession,
} as const;

export type DemoButton = keyof typeof CALLS;

/**
 * Handles the three ways to leave the demo payment provider's page. Each redirects to the URL in its
 * response.
 */
export const useDemoButtons = (sessionId: string) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [pressed, setPressed] = useState<DemoButton | null>(null);
  const [failed, setFailed] = useState(false);
  const [, once] = useOnce();
  const pressButton = async (button: DemoButton) => {
    setFailed(false);
    setPressed(button);
    try {
      const { returnUrl } = await api(CALLS[button], { params: { sessionId } });
      queryClient.invalidateQueries({ queryKey: ['me'] });
      await navigate(returnUrl, { replace: true });
    } catch {
      setFailed(true);
      await queryClient.invalidateQueries({ queryKey: demoSessionQuery(sessionId).queryKey });
    } finally {
      setPressed(null);
    }
  };
  const press = (button: DemoButton) => once(() => pressButton(button));
  return { pressed, failed, press };
};
