// Written by `npm run words:list`.
import accounts from '../../accounts/words/zh-CN/accounts.ts';
import emailConfirmation from '../../accounts/words/zh-CN/email-confirmation.ts';
import passkeys from '../../accounts/words/zh-CN/passkeys.ts';
import profile from '../../accounts/words/zh-CN/profile.ts';
import applicationForm from '../../applications/words/zh-CN/application-form.ts';
import applicationStatus from '../../applications/words/zh-CN/application-status.ts';
import applications from '../../applications/words/zh-CN/applications.ts';
import becomeGuide from '../../applications/words/zh-CN/become-guide.ts';
import identity from '../../applications/words/zh-CN/identity.ts';
import bookings from '../../bookings/words/zh-CN/bookings.ts';
import checkout from '../../bookings/words/zh-CN/checkout.ts';
import dispute from '../../bookings/words/zh-CN/dispute.ts';
import driverCard from '../../bookings/words/zh-CN/driver-card.ts';
import emergencyClaim from '../../bookings/words/zh-CN/emergency-claim.ts';
import extension from '../../bookings/words/zh-CN/extension.ts';
import guideDashboard from '../../bookings/words/zh-CN/guide-dashboard.ts';
import leadTraveler from '../../bookings/words/zh-CN/lead-traveler.ts';
import offline from '../../bookings/words/zh-CN/offline.ts';
import paymentProof from '../../bookings/words/zh-CN/payment-proof.ts';
import quote from '../../bookings/words/zh-CN/quote.ts';
import serviceFee from '../../bookings/words/zh-CN/service-fee.ts';
import startCode from '../../bookings/words/zh-CN/start-code.ts';
import tourRequest from '../../bookings/words/zh-CN/tour-request.ts';
import travelersPage from '../../bookings/words/zh-CN/travelers-page.ts';
import tripSheet from '../../bookings/words/zh-CN/trip-sheet.ts';
import trips from '../../bookings/words/zh-CN/trips.ts';
import catalog from '../../catalog/words/zh-CN/catalog.ts';
import legal from '../../documents/words/zh-CN/legal.ts';
import files from '../../files/words/zh-CN/files.ts';
import calendar from '../../guides/words/zh-CN/calendar.ts';
import guideProfile from '../../guides/words/zh-CN/guide-profile.ts';
import guides from '../../guides/words/zh-CN/guides.ts';
import itinerary from '../../guides/words/zh-CN/itinerary.ts';
import itineraryTerms from '../../guides/words/zh-CN/itinerary-terms.ts';
import landing from '../../guides/words/zh-CN/landing.ts';
import photos from '../../guides/words/zh-CN/photos.ts';
import qualifications from '../../guides/words/zh-CN/qualifications.ts';
import search from '../../guides/words/zh-CN/search.ts';
import workshop from '../../guides/words/zh-CN/workshop.ts';
import about from '../../help/words/zh-CN/about.ts';
import cancellation from '../../help/words/zh-CN/cancellation.ts';
import cities from '../../help/words/zh-CN/cities.ts';
import community from '../../help/words/zh-CN/community.ts';
import contact from '../../help/words/zh-CN/contact.ts';
import featuredGuides from '../../help/words/zh-CN/featured-guides.ts';
import guiding from '../../help/words/zh-CN/guiding.ts';
import help from '../../help/words/zh-CN/help.ts';
import howItWorks from '../../help/words/zh-CN/how-it-works.ts';
import legalSummaries from '../../help/words/zh-CN/legal-summaries.ts';
import safety from '../../help/words/zh-CN/safety.ts';
import directMessage from '../../messaging/words/zh-CN/direct-message.ts';
import emoji from '../../messaging/words/zh-CN/emoji.ts';
import floatingChat from '../../messaging/words/zh-CN/floating-chat.ts';
import messaging from '../../messaging/words/zh-CN/messaging.ts';
import inbox from '../../notifications/words/zh-CN/inbox.ts';
import letters from '../../notifications/words/zh-CN/letters.ts';
import notificationSettings from '../../notifications/words/zh-CN/notification-settings.ts';
import notifications from '../../notifications/words/zh-CN/notifications.ts';
import earnings from '../../payments/words/zh-CN/earnings.ts';
import payments from '../../payments/words/zh-CN/payments.ts';
import wallet from '../../payments/words/zh-CN/wallet.ts';
import withdrawal from '../../payments/words/zh-CN/withdrawal.ts';
import reviews from '../../reviews/words/zh-CN/reviews.ts';
import staff from '../../staff/words/zh-CN/staff.ts';
import staffAnnouncements from '../../staff/words/zh-CN/staff-announcements.ts';
import staffApplications from '../../staff/words/zh-CN/staff-applications.ts';
import staffAuditLog from '../../staff/words/zh-CN/staff-audit-log.ts';
import staffChargebacks from '../../staff/words/zh-CN/staff-chargebacks.ts';
import staffContactAttempts from '../../staff/words/zh-CN/staff-contact-attempts.ts';
import staffDisputes from '../../staff/words/zh-CN/staff-disputes.ts';
import staffEmergencyClaims from '../../staff/words/zh-CN/staff-emergency-claims.ts';
import staffExports from '../../staff/words/zh-CN/staff-exports.ts';
import staffGoodwill from '../../staff/words/zh-CN/staff-goodwill.ts';
import staffIdentity from '../../staff/words/zh-CN/staff-identity.ts';
import staffLedger from '../../staff/words/zh-CN/staff-ledger.ts';
import staffPatterns from '../../staff/words/zh-CN/staff-patterns.ts';
import staffQualifications from '../../staff/words/zh-CN/staff-qualifications.ts';
import staffRefunds from '../../staff/words/zh-CN/staff-refunds.ts';
import staffReports from '../../staff/words/zh-CN/staff-reports.ts';
import staffReviews from '../../staff/words/zh-CN/staff-reviews.ts';
import staffSupport from '../../staff/words/zh-CN/staff-support.ts';
import staffUsers from '../../staff/words/zh-CN/staff-users.ts';
import staffWithdrawals from '../../staff/words/zh-CN/staff-withdrawals.ts';
import support from '../../support/words/zh-CN/support.ts';
import errors from './errors.ts';
import layout from './layout.ts';

export default {
  accounts,
  'email-confirmation': emailConfirmation,
  passkeys,
  profile,
  'application-form': applicationForm,
  'application-status': applicationStatus,
  applications,
  'become-guide': becomeGuide,
  identity,
  bookings,
  checkout,
  dispute,
  'driver-card': driverCard,
  'emergency-claim': emergencyClaim,
  extension,
  'guide-dashboard': guideDashboard,
  'lead-traveler': leadTraveler,
  offline,
  'payment-proof': paymentProof,
  quote,
  'service-fee': serviceFee,
  'start-code': startCode,
  'tour-request': tourRequest,
  'travelers-page': travelersPage,
  'trip-sheet': tripSheet,
  trips,
  catalog,
  legal,
  files,
  calendar,
  'guide-profile': guideProfile,
  guides,
  itinerary,
  'itinerary-terms': itineraryTerms,
  landing,
  photos,
  qualifications,
  search,
  workshop,
  about,
  cancellation,
  cities,
  community,
  contact,
  'featured-guides': featuredGuides,
  guiding,
  help,
  'how-it-works': howItWorks,
  'legal-summaries': legalSummaries,
  safety,
  'direct-message': directMessage,
  emoji,
  'floating-chat': floatingChat,
  messaging,
  inbox,
  letters,
  'notification-settings': notificationSettings,
  notifications,
  earnings,
  payments,
  wallet,
  withdrawal,
  reviews,
  staff,
  'staff-announcements': staffAnnouncements,
  'staff-applications': staffApplications,
  'staff-audit-log': staffAuditLog,
  'staff-chargebacks': staffChargebacks,
  'staff-contact-attempts': staffContactAttempts,
  'staff-disputes': staffDisputes,
  'staff-emergency-claims': staffEmergencyClaims,
  'staff-exports': staffExports,
  'staff-goodwill': staffGoodwill,
  'staff-identity': staffIdentity,
  'staff-ledger': staffLedger,
  'staff-patterns': staffPatterns,
  'staff-qualifications': staffQualifications,
  'staff-refunds': staffRefunds,
  'staff-reports': staffReports,
  'staff-reviews': staffReviews,
  'staff-support': staffSupport,
  'staff-users': staffUsers,
  'staff-withdrawals': staffWithdrawals,
  support,
  errors,
  layout,
} as const;
