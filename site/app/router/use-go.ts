import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to an internal path, as a click on a link to it would. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path) => void navigate(path), [navigate]);
}
