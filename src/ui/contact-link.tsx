interface ContactLinkProps {
  readonly link: { readonly href: string; readonly text: string };
  readonly className?: string;
}

/** A telephone number or an address to write to. */
export function ContactLink({ link, className = "" }: ContactLinkProps) {
  return (
    <a href={link.href} className={`prose-link ${className}`}>
      {link.text}
    </a>
  );
}
