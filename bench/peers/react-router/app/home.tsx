import { Contact, StillSections } from "../../home-sections.tsx";

export default function Home() {
  return (
    <>
      <StillSections />
      <Contact />
    </>
  );
}
