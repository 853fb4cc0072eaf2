import { useState } from 'react';

export const HookOnACondition = ({ isOpen }: { readonly isOpen: boolean }) => {
  if (!isOpen) return null;
  const [text] = useState('');
  return <p>{text}</p>;
};
