import { Contact, StillSections } from "../../../../bench/peers/home-sections.tsx";

export default function Home() {
  return (
    <>
      <StillSections />
      <Contact />
    </>
  );
}
